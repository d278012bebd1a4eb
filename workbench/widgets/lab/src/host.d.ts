// What build.js makes of files that are no modules, and what the page has for extensions.

declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "*.css" {
  const text: string;
  export default text;
}

declare module "catalogues" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

/** A module of an extension, made when it is first asked for. */
type Factory = () => unknown;

/** What module federation asks of an extension. */
interface Container {
  init(scope: ShareScope): void;
  get(module: string): Promise<Factory>;
}

/** The page's modules by package and version. */
type ShareScope = Record<string, Record<string, Shared>>;

interface Shared {
  get(): Promise<Factory> | Factory;
  loaded?: unknown;
}

interface Window {
  _JUPYTERLAB?: Record<string, Container>;
}
