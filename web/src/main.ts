import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './route.svelte';
import { hangHouse } from './ui/art.svelte';
import './ui/tokens.css';
import './ui/base.css';
import { settings, wear } from './ui/settings.svelte';

wear(settings.theme);
hangHouse();
listen();

mount(App, { target: document.getElementById('app')! });
