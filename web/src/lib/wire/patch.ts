// Changes of a page, by JSON pointer. What did not change keeps its identity, so that only what changed is drawn anew.
import type { Change } from './types';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

export function patched<T>(page: T, changes: readonly Change[] | undefined): T {
  return (changes ?? []).reduce<unknown>(
    (value, change) =>
      change.path === '' ? change.value : withChange(value, change.path.slice(1).split('/'), change),
    page,
  ) as T;
}

function withChange(value: unknown, [key, ...rest]: string[], change: Change): unknown {
  if (!isContainer(value) || key === undefined) {
    throw new TypeError(`nothing at ${change.path}`);
  }
  const name = unescaped(key);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (rest.length > 0) {
    copy[name] = withChange(copy[name], rest, change);
  } else if ('value' in change) {
    copy[name] = change.value;
  } else if (Array.isArray(value)) {
    (copy as unknown as unknown[]).splice(Number(name), 1);
  } else {
    delete copy[name];
  }
  return copy;
}
