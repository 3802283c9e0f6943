import { bareHeaders, type FileKind, fileKinds, strictTransport } from "#contract/answerOf.ts";
import { block } from "./block.ts";
import { canaryMaps } from "./canaryMaps.ts";
import { type Home, hasCanary, type Place } from "./Home.ts";
import { quote } from "./quote.ts";

/** The variable with a header's value: `$portal_page_content_security_policy`. */
const variableOf = (kind: FileKind, header: string) =>
  `$portal_${kind.toLowerCase()}_${header.toLowerCase().replaceAll(/\W/g, "_")}`;

const mapOf = (head: string, rows: readonly string[]) => `${block(head, rows).join("\n")}\n`;

const placesOf = (homes: readonly Home[]): readonly Place[] => homes.flatMap(({ places }) => places);

/** The names of all headers that any place sends with a kind of file, in their order. */
const headerNames = (homes: readonly Home[], kind: FileKind) => [
  ...new Set(placesOf(homes).flatMap(({ headers }) => Object.keys(headers[kind]))),
];

/** A header of a kind of file: one value for all places, or a map by place. */
function headerMap(places: readonly Place[], kind: FileKind, name: string): string {
  const values = places.map(({ key, headers }) => [key, headers[kind][name]] as const);
  const [first] = values;
  const isShared = first?.[1] !== undefined && values.every(([, value]) => value === first[1]);
  const rows = isShared
    ? [`default ${quote(first[1] ?? "")};`]
    : values.flatMap(([key, value]) => (value === undefined ? [] : [`${quote(key)} ${quote(value)};`]));
  return mapOf(`map $portal_place ${variableOf(kind, name)}`, isShared ? rows : [`default "";`, ...rows]);
}

const rowsOf = (homes: readonly Home[], value: (home: Home) => string) => [
  `default "";`,
  ...homes.map((home) => `${quote(home.key)} ${quote(value(home))};`),
];

/** From a place to the folder of its page, below the folder of all brands. */
const folderMap = (homes: readonly Home[]) =>
  mapOf("map $portal_place $portal_folder", [
    `default "";`,
    ...placesOf(homes).map(({ key, folder = "" }) => `${quote(key)} ${quote(folder)};`),
  ]);

/**
 * From a home to its link, and from the folder that the link leads to, to the place: its name has the digest of the
 * headers. A page is served only where its headers are known.
 * @param root the folder of all brands, in which no page is
 */
function linkMaps(homes: readonly Home[], root: string): readonly string[] {
  const name = "[0-9a-f]{16}-(?<portal_headers>[0-9a-f]{16})-[^/]+";
  return [
    ...(hasCanary(homes) ? [canaryMaps(homes).join("\n")] : []),
    mapOf(`map $portal_home ${hasCanary(homes) ? "$portal_stable" : "$portal_link"}`, [
      ...rowsOf(homes, ({ links }) => `${links}/current`),
    ]),
    mapOf("map $portal_linked $portal_place", [`default "";`, `"~/${name}$" "$portal_home/$portal_headers";`]),
    mapOf("map $portal_place $portal_page_root", [
      `default ${quote(root)};`,
      ...placesOf(homes).map(({ key }) => `${quote(key)} "$portal_linked/release";`),
    ]),
  ];
}

/**
 * The maps from a host to its place, its folder and its headers.
 * @param linkedRoot where links say which release is served: the folder of all brands
 */
export function siteMaps(homes: readonly Home[], linkedRoot: string | undefined): string {
  const isLinked = linkedRoot !== undefined;
  const hostRows = homes.flatMap(({ key, hosts }) => hosts.map((host) => `${quote(host)} ${quote(key)};`));
  const places = placesOf(homes);
  return [
    mapOf(`map $host ${isLinked ? "$portal_home" : "$portal_place"}`, [`default "";`, ...hostRows]),
    ...(isLinked ? linkMaps(homes, linkedRoot) : [folderMap(homes)]),
    mapOf(
      `map ${isLinked ? "$portal_home" : "$portal_place"} $portal_assets`,
      rowsOf(homes, ({ assets }) => assets),
    ),
    ...fileKinds.flatMap((kind) => headerNames(homes, kind).map((name) => headerMap(places, kind, name))),
  ].join("\n");
}

/**
 * The directives that send the headers of a kind of file. A place without a header sends none, since nginx leaves out
 * empty ones.
 */
export const headerDirectives = (homes: readonly Home[], kind: FileKind): readonly string[] =>
  headerNames(homes, kind).map((name) => `add_header ${name} ${variableOf(kind, name)};`);

/**
 * The directives that send the headers of an answer that is no file, also with an error. Headers of a location are
 * those of this location alone, so each one has all of them.
 * @param homes the brands whose host may be asked; the pages of a host say whether browsers stay on HTTPS there
 * @param headers those of every host
 */
export const bareDirectives = (homes: readonly Home[], headers = bareHeaders): readonly string[] => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ...strictTransportDirectives(homes),
];

/** The directive that keeps browsers on HTTPS, where the pages of a host have this header. */
export const strictTransportDirectives = (homes: readonly Home[]): readonly string[] =>
  headerNames(homes, "page").includes(strictTransport)
    ? [`add_header ${strictTransport} ${variableOf("page", strictTransport)} always;`]
    : [];
