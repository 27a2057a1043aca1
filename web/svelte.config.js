import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 5)}`; // short: it stands in every line of styles and markup

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
