// `import d from 'icon:jerrycan'` gives the path of one game-icons drawing: only those that are used get into the build.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const paths = [...(set.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      if (paths.length === 0) throw new Error(`no icon called ${name}`);
      return `export default ${JSON.stringify(paths.join(' '))};`;
    },
  };
}
