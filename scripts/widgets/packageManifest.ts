import { packageName } from "./packageNames.ts";
import { widgetEntries } from "./widgetEntries.ts";

/**
 * The lowest versions that the package works with; the tests run the sample application with them. React: the hook
 * `useEffectEvent`.
 */
export const peers = { react: "19.2.0", "react-dom": "19.2.0", "styled-components": "6.1.19" } as const;

/** The next major version may change what the package uses. */
const rangeOf = (version: string): string => `>=${version} <${Number(version.split(".")[0]) + 1}`;

/** An entry: its types and its code. */
const conditions = (entry: string) => ({ types: `./es/${entry}.d.ts`, default: `./es/${entry}.js` });

/**
 * The package.json of the package.
 * @param version that of the portal
 */
export function packageManifest(version: string): string {
  const manifest = {
    name: packageName,
    version,
    description:
      "Widgets of the insurance portal for other applications: consent, feedback, messages, fields, overlays",
    license: "SEE LICENSE IN LICENSE.md",
    type: "module",
    sideEffects: ["*.css"],
    exports: {
      ...Object.fromEntries(Object.keys(widgetEntries).map((entry) => [`./${entry}`, conditions(entry)])),
      "./reset.css": "./reset.css",
      "./themes/*.css": "./themes/*.css",
      "./package.json": "./package.json",
    },
    peerDependencies: Object.fromEntries(Object.entries(peers).map(([name, version]) => [name, rangeOf(version)])),
    engines: { node: ">=20" },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
