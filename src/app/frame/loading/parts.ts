import type { FunctionComponent } from "react";
import { loadLaterTexts } from "#core/i18n/i18n.ts";

/**
 * When the code of a part is fetched:
 * - `firstPage`: at once. index.html names its chunks.
 * - `route`: when its route is first shown.
 * - `overview`: on the overview, when its code has been fetched. It does not wait for an answer.
 * - `idle`: when the page is idle, or before that when it is wanted.
 * - `demand`: when something asks for it.
 */
export type When = "firstPage" | "route" | "overview" | "idle" | "demand";

/** A line of the table of parts. */
export interface PartLine<Module> {
  readonly when: When;
  /** Fetches the module. Its main export has the name of the part. */
  readonly load: () => Promise<Module>;
}

/**
 * The parts whose code is fetched later, by name. Their table is `src/app/loading.ts`, which adds its types here. A
 * component names the part that it needs, and knows nothing of the table: `main.tsx` hands it over.
 */
export interface Parts {}

/** Name of a part: its line in the table, and its module. */
export type PartName = keyof Parts;

/** The main export of a part's module, which has the part's name. */
type Main<Name extends PartName> =
  Parts[Name] extends PartLine<infer Module>
    ? Module extends Readonly<Record<Name, infer Export>>
      ? Export
      : never
    : never;

/** Name of a part that is a component. */
export type ComponentName = {
  [Name in PartName]: Main<Name> extends FunctionComponent<never> ? Name : never;
}[PartName];

/** Props of a part that is a component. */
export type PartProps<Name extends ComponentName> =
  Main<Name> extends (props: infer Props extends object) => unknown ? Props : object;

type Lines = { readonly [Name in PartName]: PartLine<{ readonly [Key in Name]: Main<Name> }> };
type ComponentLines = {
  readonly [Name in ComponentName]: PartLine<{ readonly [Key in Name]: FunctionComponent<PartProps<Name>> }>;
};

let lines: Lines | undefined;
let components: ComponentLines | undefined;

/** Hands over the table of parts, before anything is rendered. */
export function startParts(table: Lines & ComponentLines): void {
  lines = table;
  components = table;
}

function started<Table>(table: Table | undefined): Table {
  if (table === undefined) throw new Error("No table of parts: call startParts first");
  return table;
}

/** Fetches the main export of a part that shows nothing. */
export async function loadPart<Name extends Exclude<PartName, ComponentName>>(name: Name): Promise<Main<Name>> {
  const module = await started(lines)[name].load();
  return module[name];
}

/** Fetches the component of a part, and the texts that it may show: the first page alone has all of its own at once. */
export async function loadComponent<Name extends ComponentName>(
  name: Name,
): Promise<FunctionComponent<PartProps<Name>>> {
  const { when, load } = started(components)[name];
  const [module] = await Promise.all([load(), when === "firstPage" ? undefined : loadLaterTexts()]);
  return module[name];
}
