import type { LogEntry, Resolver, TokenNormalizedSet } from "@terrazzo/parser";
import type { ReadToken } from "../readSchemes.ts";
import type { Tree } from "../LookLayer.ts";
import { wholeAlias } from "../aliases.ts";

/** What the library says about a file that it cannot read. */
export class LibraryFault extends Error {
  /** The text that it has read, and where in it the fault is; `undefined`: it is about no place. */
  readonly text: string | undefined;
  readonly offset: number | undefined;

  constructor({ message, src, node }: LogEntry) {
    super(message.replaceAll(/\s+/g, " ").replace(/\.$/, ""));
    this.text = typeof src === "string" ? src : undefined;
    this.offset = node?.loc?.start.offset;
  }
}

/** Where the files are for the library. It asks us for each, and there is nothing else. */
const folder = new URL("file:///look/");
export const urlOf = (file: string): URL => new URL(file.split("/").map(encodeURIComponent).join("/"), folder);

/** Loads the library; other commands do not pay for it. */
async function loadTerrazzo() {
  const { defineConfig, Logger, parse } = await import("@terrazzo/parser");
  class ThrowingLogger extends Logger {
    override error(...[entry]: [LogEntry, ...LogEntry[]]): never {
      throw new LibraryFault(entry);
    }
    override warn(): void {
      // Older forms are no fault.
    }
  }
  const logger = new ThrowingLogger({ level: "silent" });
  const options = { config: defineConfig({}, { cwd: folder, logger }), logger, skipLint: true };
  return { parse, options };
}

/** The tokens that the library gives, by name. */
function tokensOf(tokens: TokenNormalizedSet): ReadonlyMap<string, ReadToken> {
  const valueOf = (name: string): ReadToken => {
    const token = tokens[name];
    const value: unknown = token?.$value;
    // The library leaves an alias of 0 and of an empty text as it is.
    const target = wholeAlias(value);
    const type = token?.$type ?? "";
    return target !== undefined && Object.hasOwn(tokens, target) && target !== name
      ? { type, value: tokens[target]?.$value }
      : { type, value };
  };
  return new Map(Object.keys(tokens).map((name) => [name, valueOf(name)]));
}

/** Whatever the library throws, as a fault of the file. */
function asFault(error: unknown): LibraryFault {
  if (error instanceof LibraryFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LibraryFault({ group: "parser", message });
}

/**
 * Reads a tree of tokens.
 * @throws LibraryFault for the first thing that it cannot read
 */
export async function parseTokens(tree: Tree): Promise<ReadonlyMap<string, ReadToken>> {
  const { parse, options } = await loadTerrazzo();
  const req = () => Promise.reject(new Error("other files are not read"));
  try {
    const src = JSON.stringify(tree);
    if (src === "{}") return new Map();
    const { tokens } = await parse([{ filename: urlOf("tokens.json"), src }], { ...options, req });
    return tokensOf(tokens);
  } catch (error) {
    throw asFault(error);
  }
}

/** A set, or a modifier with its contexts, in the order in which a resolver has them. References are followed. */
export type ResolverItem = Resolver["source"]["resolutionOrder"][number];

/**
 * Reads a resolver.
 * @param textOf the text of a file that it refers to, by its address
 * @throws LibraryFault for the first thing that it cannot read
 */
export async function parseResolver(
  file: string,
  text: string,
  textOf: (url: URL) => string | undefined,
): Promise<readonly ResolverItem[]> {
  const { parse, options } = await loadTerrazzo();
  const req = (url: URL) => {
    const found = textOf(url);
    return found === undefined ? Promise.reject(new Error(`${url.pathname} is not there`)) : Promise.resolve(found);
  };
  try {
    const { resolver } = await parse([{ filename: urlOf(file), src: text }], { ...options, req });
    return resolver.source.resolutionOrder;
  } catch (error) {
    throw asFault(error);
  }
}
