import type { ComparedField, ComparedSide } from "#studio/document/BrandComparison.ts";
import type { ShownContext } from "#studio/document/ShownContext.ts";
import { byNeed, type Grade } from "../colours/colourPairs.ts";
import { readInContext } from "../colours/contextView.ts";
import type { ThemeColoursView } from "../colours/readTheme.ts";
import { hasDark, kindOfContext, type ThemeTexts } from "./contexts/themeContexts.ts";

/** How well a colour is seen, in the pair that is nearest to failing. */
export interface LowestContrast {
  readonly ratio: number;
  readonly grade: Grade;
  /** The role of the other colour. */
  readonly with: string;
}

/** A field of one of two brands, as it is shown. */
export interface ColourSide extends ComparedSide {
  /** Left out for what is no colour, and for a colour that nothing is read on. */
  readonly contrast?: LowestContrast;
  /** In a context that is built: whether somebody took the colour over by hand. */
  readonly isTakenOver?: boolean;
}

/** A field of two brands, as it is shown. */
export interface ShownField extends ComparedField {
  readonly a: ColourSide;
  readonly b: ColourSide;
}

/** The texts of two brands, or of two versions of one. */
export interface BothThemes {
  readonly a: ThemeTexts;
  readonly b: ThemeTexts;
}

function lowestContrast({ pairs }: ThemeColoursView, role: string): LowestContrast | undefined {
  const [pair] = pairs.filter(({ front, back }) => front === role || back === role).toSorted(byNeed);
  return pair && { ratio: pair.ratio, grade: pair.grade, with: pair.front === role ? pair.back : pair.front };
}

/** The colours of a theme by role. A theme with light alone has none in dark. */
function sidesOf(texts: ThemeTexts, context: ShownContext): ReadonlyMap<string, ColourSide> {
  const view = context.scheme === "dark" && !hasDark(texts) ? undefined : readInContext(texts, context);
  const roles = view?.roles ?? [];
  return new Map(
    roles.map(({ name, css, isTakenOver }) => {
      const contrast = view && lowestContrast(view, name);
      return [
        name,
        {
          value: css,
          css,
          ...(contrast === undefined ? {} : { contrast }),
          ...(isTakenOver === undefined ? {} : { isTakenOver }),
        },
      ];
    }),
  );
}

/** The colours of two themes in a context, role by role: built there, or taken over by hand. */
export function colourFields({ a, b }: BothThemes, context: ShownContext): readonly ShownField[] {
  const [left, right] = [sidesOf(a, context), sidesOf(b, context)];
  const kind = kindOfContext(context);
  const hasBoth = left.size > 0 && right.size > 0;
  return [...new Set([...left.keys(), ...right.keys()])].map((role) => {
    const sides = { a: left.get(role) ?? {}, b: right.get(role) ?? {} };
    return {
      kind: kind ?? "dark",
      path: ["color", role],
      ...sides,
      isSame: sides.a.css === sides.b.css,
      canBeTaken: kind !== undefined && hasBoth,
      isColour: true,
    };
  });
}

/** Fields that the server has compared; the colours among them with how well they are seen. */
export function withContrast(fields: readonly ComparedField[], colours: readonly ShownField[]): readonly ShownField[] {
  const byPath = new Map(colours.map((colour) => [colour.path.join("."), colour]));
  return fields.map((field): ShownField => {
    const colour = field.isColour ? byPath.get(field.path.join(".")) : undefined;
    return { ...field, a: { ...colour?.a, ...field.a }, b: { ...colour?.b, ...field.b } };
  });
}
