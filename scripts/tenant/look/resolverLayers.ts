import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import type { Scheme } from "#scripts/colours/contexts/buildContexts.ts";
import type { LookFindings } from "./LookFindings.ts";
import type { LookLayer } from "./LookLayer.ts";
import { schemeOfName } from "./schemeOfName.ts";

/** Whether a file is a resolver of DTCG 2025.10. */
export const isResolver = ({ value }: Pick<JsonFile, "value">): boolean => Array.isArray(value["resolutionOrder"]);

/** Sets that name sets: no resolver needs more steps. */
const mostSteps = 8;

/** The path that a reference names, from the folder of the resolver; `undefined` when it leads out of it. */
function relativePath(reference: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]|\\/i.test(reference)) return undefined;
  const steps: string[] = [];
  for (const step of reference.split("#")[0]?.split("/") ?? [])
    if (step === "..") {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== "." && step !== "") steps.push(step);
  return steps.length === 0 ? undefined : steps.join("/");
}

/** The files that a resolver refers to, from its folder. */
export function filesOfResolver({ value }: Pick<JsonFile, "value">): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isObject(node)) return;
    const { $ref } = node;
    const path = typeof $ref === "string" && !$ref.startsWith("#") ? relativePath($ref) : undefined;
    if (path !== undefined) found.add(path);
    for (const [key, child] of Object.entries(node)) if (key !== "$extensions") walk(child);
  };
  walk(value);
  return [...found];
}

interface Chosen {
  readonly context: string;
  readonly scheme: Scheme | undefined;
}

/** The contexts of a modifier that are read: light and dark, or the one that it starts with. */
function chosenContexts(contexts: readonly string[], first: unknown): readonly Chosen[] {
  const nearest = (scheme: Scheme) =>
    contexts.filter((name) => schemeOfName(name) === scheme).toSorted((a, b) => a.length - b.length)[0];
  const start = typeof first === "string" && contexts.includes(first) ? first : contexts[0];
  const dark = nearest("dark");
  const light = nearest("light") ?? (start === dark ? undefined : start);
  if (dark === undefined && nearest("light") === undefined)
    return start === undefined ? [] : [{ context: start, scheme: undefined }];
  return [
    ...(light === undefined ? [] : [{ context: light, scheme: "light" as const }]),
    ...(dark === undefined ? [] : [{ context: dark, scheme: "dark" as const }]),
  ];
}

/** Reads the layers of a resolver. */
class ResolverReader {
  readonly #file: JsonFile;
  readonly #sourceOf: (path: string) => JsonFile | undefined;
  readonly #findings: LookFindings;
  readonly layers: LookLayer[] = [];

  constructor(file: JsonFile, sourceOf: (path: string) => JsonFile | undefined, findings: LookFindings) {
    this.#file = file;
    this.#sourceOf = sourceOf;
    this.#findings = findings;
  }

  /** An entry of the order of resolution: a reference, or a set or modifier that is written there. */
  entry(path: Path): void {
    const entry = valueAt(this.#file.value, path);
    const target = isObject(entry) && typeof entry["$ref"] === "string" ? this.#pointed(entry["$ref"]) : path;
    const node = target === undefined ? undefined : valueAt(this.#file.value, target);
    if (target === undefined || !isObject(node)) return this.#refuse(path, entry);
    if (!isObject(node["contexts"])) return this.#sources([...target, "sources"], undefined, 0);
    const contexts = Object.keys(node["contexts"]);
    const chosen = chosenContexts(contexts, node["default"]);
    for (const name of contexts)
      if (!chosen.some(({ context }) => context === name))
        this.#findings.add(locate(this.#file, [...target, "contexts", name]).key, "mode-left-out", { mode: name });
    for (const { context, scheme } of chosen) this.#sources([...target, "contexts", context], scheme, 0);
  }

  #pointed(reference: string): Path | undefined {
    const steps = /^#\/(sets|modifiers)\/([^/]+)$/.exec(reference)?.slice(1);
    return steps?.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  }

  #refuse(path: Path, entry: unknown): void {
    const reference = isObject(entry) && typeof entry["$ref"] === "string" ? entry["$ref"] : JSON.stringify(entry);
    this.#findings.add(locate(this.#file, path).value, "bad-resolver", { reference: reference ?? "nothing" });
  }

  #sources(path: Path, scheme: Scheme | undefined, steps: number): void {
    const sources = valueAt(this.#file.value, path);
    if (!Array.isArray(sources) || steps > mostSteps) return this.#refuse(path, sources);
    for (const [index, source] of sources.entries()) {
      const own = [...path, index];
      const reference = isObject(source) ? source["$ref"] : undefined;
      if (typeof reference !== "string") {
        if (isObject(source)) this.layers.push({ file: this.#file, path: own, tree: source, scheme });
        else this.#refuse(own, source);
        continue;
      }
      if (reference.startsWith("#")) {
        const target = this.#pointed(reference);
        // A context may use sets, and never another modifier.
        if (target?.[0] !== "sets") this.#refuse(own, source);
        else this.#sources([...target, "sources"], scheme, steps + 1);
        continue;
      }
      const file = this.#sourceOf(reference);
      if (file === undefined) this.#findings.add(locate(this.#file, own).value, "missing-source", { reference });
      else this.layers.push({ file, path: [], tree: file.value, scheme });
    }
  }
}

/**
 * The layers of a resolver, in its order: light and dark of the modifier that has them, of every other modifier what it
 * starts with.
 */
export function resolverLayers(file: JsonFile, files: readonly JsonFile[], findings: LookFindings): LookLayer[] {
  const folder = file.file.replace(/[^/]*$/, "");
  const nameOf = (path: string) => path.replace(/^.*\//, "");
  const sourceOf = (reference: string): JsonFile | undefined => {
    const path = relativePath(reference);
    if (path === undefined) return undefined;
    // Files that are dropped on a page have no folders.
    const sameName = files.filter((each) => nameOf(each.file) === nameOf(path));
    return files.find((each) => each.file === folder + path) ?? (sameName.length === 1 ? sameName[0] : undefined);
  };
  const reader = new ResolverReader(file, sourceOf, findings);
  const order = file.value["resolutionOrder"];
  for (const index of Array.isArray(order) ? order.keys() : []) reader.entry(["resolutionOrder", index]);
  return reader.layers;
}
