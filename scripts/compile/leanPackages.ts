import type { Plugin } from "vite";

/**
 * styled-components carries a prefixer that it runs only when asked to. Nobody asks: the browsers that we build for need none,
 * and it weighs more than a kilobyte.
 */
const noVendorPrefixes: Plugin = {
  name: "no-vendor-prefixes",
  load: {
    filter: { id: /[\\/]node_modules[\\/]stylis[\\/]src[\\/]Prefixer\.js$/ },
    handler: () => "export const prefix = (value) => value;",
  },
};

/**
 * Making a component or a context does nothing by itself, and its name is for developers: parts of the router that nobody uses
 * can be left out once a bundler knows that.
 */
const pureRouter: Plugin = {
  name: "pure-router",
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/\bReact\d*\.(?:forwardRef|memo|createContext)\(/g, "/* @__PURE__ */ $&")
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ""),
  },
};

/** Lists without an end are fetched by code of their own, which the query client brings along. We have none. */
const noInfiniteQueries: Plugin = {
  name: "no-infinite-queries",
  load: {
    filter: { id: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/ },
    handler: () => `const absent = () => { throw new Error("infinite queries are left out of the build"); };
export { absent as infiniteQueryBehavior, absent as hasNextPage, absent as hasPreviousPage };`,
  },
};

/**
 * Vite wraps every lazy import in a function that would preload the chunk's styles and imports. There are no styles, and
 * preloading is off: what is left of it is the import itself.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Leaves out what packages bring along and nobody here asks for: a bundler cannot know. */
export const leanPackages: readonly Plugin[] = [noVendorPrefixes, pureRouter, noInfiniteQueries, plainImports];
