import { contrastRatio } from "../contrast.ts";
import { type ContrastLevel, contrastPairs, focusSurfaces } from "../contrastPairs.ts";
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

/** What a level of contrast asks of the tokens of a theme: which need contrast with which. */
export class ContrastGraph {
  readonly #edges = new Map<string, Edge[]>();
  readonly #focus = new Map<string, FocusEdge[]>();
  /** The contrast that is needed. */
  readonly level: ContrastLevel;
  /** Whether a text has the token of its own background: no colours can be right then. */
  readonly isImpossible: boolean;

  /**
   * @param originOf the token in which the colour of a role is written
   * @param level the contrast that is needed
   */
  constructor(originOf: (role: string) => string | undefined, level: ContrastLevel) {
    this.level = level;
    let isImpossible = false;
    for (const { foreground, backgrounds, use } of contrastPairs)
      for (const background of backgrounds) {
        const [front, back] = [originOf(foreground), originOf(background)];
        if (front === undefined || back === undefined || level[use] <= 1) continue;
        isImpossible ||= front === back;
        this.#add(front, back, level[use]);
        this.#add(back, front, level[use]);
      }
    const [outer, inner] = [originOf("focus"), originOf("focusInner")];
    for (const role of focusSurfaces) {
      const surface = originOf(role);
      if (surface === undefined || outer === undefined || inner === undefined) continue;
      for (const token of new Set([surface, outer, inner]))
        this.#focus.set(token, [...(this.#focus.get(token) ?? []), { surface, outer, inner }]);
    }
    this.isImpossible = isImpossible;
  }

  /** The other tokens that a token needs contrast with. */
  neighboursOf(token: string): readonly string[] {
    return (this.#edges.get(token) ?? []).map((edge) => edge.token);
  }

  /**
   * Whether a token may have a colour, beside what the others have. A token without a colour asks for nothing.
   * @param accepted how many of the others may fail with it
   */
  passes(token: string, colour: NamedColour, colours: TokenColours, accepted = 0): boolean {
    return this.failures(token, colour, colours, accepted) <= accepted;
  }

  /**
   * How many of the others a colour of a token has too little contrast with.
   * @param most who asks whether there are more than so many need not count on
   */
  failures(token: string, colour: NamedColour, colours: TokenColours, most = Infinity): number {
    let failures = 0;
    for (const edge of this.#edges.get(token) ?? []) {
      const other = edge.token === token ? colour : colours.get(edge.token);
      if (other !== undefined && contrastRatio(colour, other) < edge.minimum) failures += 1;
      if (failures > most) return failures;
    }
    const rings = this.#focus.get(token);
    if (rings === undefined) return failures;
    const colourOf = (name: string) => (name === token ? colour : colours.get(name));
    for (const { surface, outer, inner } of rings) {
      const [behind, ring, innerRing] = [colourOf(surface), colourOf(outer), colourOf(inner)];
      if (behind === undefined || ring === undefined || innerRing === undefined) continue;
      const ratio = Math.max(contrastRatio(ring, behind), contrastRatio(innerRing, behind));
      if (ratio < this.level.control) failures += 1;
    }
    return failures;
  }

  #add(token: string, other: string, minimum: number): void {
    const edges = this.#edges.get(token) ?? [];
    const known = edges.findIndex((edge) => edge.token === other);
    if (known === -1) edges.push({ token: other, minimum });
    else edges[known] = { token: other, minimum: Math.max(minimum, edges[known]?.minimum ?? 0) };
    this.#edges.set(token, edges);
  }
}
