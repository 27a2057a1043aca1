import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './route.svelte';
import { hangHouse } from './ui/art.svelte';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { settings, wear } from './ui/settings.svelte';

// The server has been renewed and the page's parts have other names: fetch the page again, once.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('formicarium.renewed') ?? 0);
  if (Date.now() - last < 10000) return;
  sessionStorage.setItem('formicarium.renewed', String(Date.now()));
  location.reload();
});

wear(settings.theme);
hangHouse();
listen();

mount(App, { target: document.getElementById('app')! });
