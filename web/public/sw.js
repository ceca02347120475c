// The table opens without a network, and says that it has none. Files with hashed names never change.
const CACHE = 'whiteout-1';
const MOST = 80;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const keys = await cache.keys();
    // The page itself is the first; what is oldest after it goes.
    for (const old of keys.slice(1, Math.max(1, keys.length - MOST))) await cache.delete(old);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(CACHE)).put('/', fresh.clone());
    return fresh;
  } catch (error) {
    const known = await (await caches.open(CACHE)).match('/');
    if (known) return known;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});
