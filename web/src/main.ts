import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/app/settings.svelte';
import { texts } from '$lib/text/text.svelte';

// The server has a newer table than this page: its files are gone, and a fresh page knows the new ones.
addEventListener('vite:preloadError', (event) => {
  const again = 'whiteout.reloaded';
  if (sessionStorage.getItem(again) === import.meta.url) return;
  sessionStorage.setItem(again, import.meta.url);
  event.preventDefault();
  location.reload();
});

await texts.use(settings.language);
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A browser that allows none still plays.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
