import { contrastRatio } from "../contrast.ts";
import { contrastPairs, focusSurfaces } from "../contrastPairs.ts";
import { focusMinimum } from "../measurePairs.ts";
import type { NamedColour } from "../readColour.ts";

/** The colours of tokens by name. */
export type TokenColours = ReadonlyMap<string, NamedColour>;

interface Edge {
  readonly token: string;
  readonly minimum: number;
}

interface FocusEdge {
  readonly surface: string;
  readonly outer: string;
  readonly inner: string;
}

/** What the gate asks of the tokens of a theme: which need contrast with which. */
export class ContrastGraph {
  readonly #edges = new Map<string, Edge[]>();
  readonly #focus: FocusEdge[] = [];
  /** Whether a text has the token of its own background: no colours can be right then. */
  readonly isImpossible: boolean;

  /** @param originOf the token in which the colour of a role is written */
  constructor(originOf: (role: string) => string | undefined) {
    let isImpossible = false;
    for (const { foreground, backgrounds, minimum } of contrastPairs)
      for (const background of backgrounds) {
        const [front, back] = [originOf(foreground), originOf(background)];
        if (front === undefined || back === undefined) continue;
        isImpossible ||= front === back;
        this.#add(front, back, minimum);
        this.#add(back, front, minimum);
      }
    const [outer, inner] = [originOf("focus"), originOf("focusInner")];
    for (const role of focusSurfaces) {
      const surface = originOf(role);
      if (surface !== undefined && outer !== undefined && inner !== undefined)
        this.#focus.push({ surface, outer, inner });
    }
    this.isImpossible = isImpossible;
  }

  /** How many other tokens a token needs contrast with. */
  degreeOf(token: string): number {
    return this.#edges.get(token)?.length ?? 0;
  }

  /** Whether a token may have a colour, beside what the others have. A token without a colour asks for nothing. */
  passes(token: string, colour: NamedColour, colours: TokenColours): boolean {
    const colourOf = (name: string) => (name === token ? colour : colours.get(name));
    const isReadable = (this.#edges.get(token) ?? []).every((edge) => {
      const other = colourOf(edge.token);
      return other === undefined || contrastRatio(colour, other) >= edge.minimum;
    });
    return (
      isReadable &&
      this.#focus.every(({ surface, outer, inner }) => {
        if (token !== surface && token !== outer && token !== inner) return true;
        const behind = colourOf(surface);
        const rings = [colourOf(outer), colourOf(inner)];
        if (behind === undefined || rings.includes(undefined)) return true;
        return rings.some((ring) => ring !== undefined && contrastRatio(ring, behind) >= focusMinimum);
      })
    );
  }

  #add(token: string, other: string, minimum: number): void {
    const edges = this.#edges.get(token) ?? [];
    const known = edges.findIndex((edge) => edge.token === other);
    if (known === -1) edges.push({ token: other, minimum });
    else edges[known] = { token: other, minimum: Math.max(minimum, edges[known]?.minimum ?? 0) };
    this.#edges.set(token, edges);
  }
}
