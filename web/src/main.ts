import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/app/settings.svelte';
import { texts } from '$lib/text/text.svelte';

await texts.use(settings.language);
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A browser that allows none still plays.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
