import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepApp } from './lib/renewal';

// The server was renewed while this page was open: what it still wanted is gone, the new page has it.
window.addEventListener('vite:preloadError', () => navigator.onLine && location.reload());

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) keepApp();
