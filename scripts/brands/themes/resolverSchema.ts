import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { serialise } from "#scripts/shared/text/jsonc/serialise.ts";
import { z } from "zod";

import { takenOverFileOf, themeFileOf } from "../brandFiles.ts";

const description = z.string().optional();

const sources = z
  .array(z.strictObject({ $ref: z.string() }))
  .max(1)
  .meta({ id: "sources", description: "The file with the tokens; an empty list where nothing differs." });

const set = z.strictObject({ description, sources }).meta({ id: "set" });

/** What is laid over what, in the order of the standard: the last value of a token counts. */
const resolutionOrder = [
  "#/sets/contract",
  "#/sets/base",
  "#/sets/brand",
  "#/modifiers/scheme",
  "#/modifiers/contrast",
] as const;

/** The form of a theme's resolver (DTCG 2025.10), as far as the portal has a place for it. */
export const resolverSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().optional(),
    description,
    version: z.literal("2025.10"),
    sets: z.strictObject({ contract: set, base: set, brand: set }),
    modifiers: z.strictObject({
      scheme: z
        .strictObject({
          description,
          contexts: z.strictObject({ light: sources, dark: sources }),
          default: z.literal("light"),
        })
        .optional()
        .meta({ description: "Only in a theme with a dark scheme: it is there because this says so." }),
      contrast: z.strictObject({
        description,
        contexts: z.strictObject({ normal: sources, more: sources }),
        default: z.literal("normal"),
      }),
    }),
    resolutionOrder: z.array(z.strictObject({ $ref: z.enum(resolutionOrder) })),
  })
  .meta({ title: "Resolver", description: "The files of a theme and the contexts that it has." });

/** A resolver whose form is right. */
export type Resolver = z.infer<typeof resolverSchema>;

/** The JSON schema for editors of `themes/<name>.resolver.json`. */
export const resolverJsonSchema = (): Record<string, unknown> => z.toJSONSchema(resolverSchema, { io: "input" });

/** A path as a resolver names it: from its own folder. */
export const fromResolver = (path: string): string => path.replace(/^themes\//, "");

/**
 * The resolver of a theme, as it is written for a new one.
 * @param takenOver the contexts that have a file
 */
export function resolverOf(
  themeName: string,
  schemes: readonly Scheme[] = ["light"],
  takenOver: readonly ("dark" | "more")[] = [],
): Resolver & { readonly $schema: string } {
  const file = (path: string) => [{ $ref: fromResolver(path) }];
  const own = (context: "dark" | "more") =>
    takenOver.includes(context) ? file(takenOverFileOf(themeName, context)) : [];
  const isDark = schemes.includes("dark");
  return {
    $schema: "./resolver.schema.json",
    version: "2025.10",
    sets: {
      contract: { sources: file(themeFileOf("contract")) },
      base: { sources: file(themeFileOf("base")) },
      brand: { sources: file(themeFileOf(themeName)) },
    },
    modifiers: {
      ...(isDark ? { scheme: { contexts: { light: [], dark: own("dark") }, default: "light" } } : {}),
      contrast: { contexts: { normal: [], more: own("more") }, default: "normal" },
    },
    resolutionOrder: resolutionOrder
      .filter((each) => isDark || each !== "#/modifiers/scheme")
      .map((each) => ({ $ref: each })),
  };
}

/** The text of {@link resolverOf}, formatted as the repository is. */
export const resolverText = (...params: Parameters<typeof resolverOf>): string =>
  `${serialise(resolverOf(...params), "", 200)}\n`;
