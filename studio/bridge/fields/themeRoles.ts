import type { FieldSource, SeenField } from "#studio/document/FieldSource.ts";
import { allRules } from "../emulation/mediaRules.ts";

/** A declaration of the portal that reads a custom property of the theme. */
interface RoleUse {
  readonly selector: string;
  readonly property: string;
  readonly variables: readonly string[];
}

const declaration = /(?<property>[\w-]+)\s*:\s*(?<value>[^;]*var\(--[^;]*)/g;
const states = /:(?:hover|active|focus(?:-visible|-within)?|target|disabled)\b/;
const pseudoElements = /::[\w-]+(?:\([^)]*\))?/g;

const isShown = (rule: CSSRule): boolean => {
  for (let parent = rule.parentRule; parent !== null; parent = parent.parentRule)
    if (parent instanceof CSSMediaRule && !window.matchMedia(parent.media.mediaText).matches) return false;
  return true;
};

/** All declarations that read the theme, without those of states that come and go. */
function roleUses(): readonly RoleUse[] {
  return [...allRules()].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule) || states.test(rule.selectorText) || !isShown(rule)) return [];
    return [...rule.style.cssText.matchAll(declaration)].flatMap(({ groups }): RoleUse[] => {
      const { property = "", value = "" } = groups ?? {};
      if (property.startsWith("--")) return [];
      const variables = [...value.matchAll(/var\((?<name>--[\w-]+)/g)].map((match) => match.groups?.["name"] ?? "");
      return [{ selector: rule.selectorText.replaceAll(pseudoElements, ""), property, variables }];
    });
  });
}

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** What a colour property of an element is called where it is computed. */
const computedName = (property: string): string => {
  if (property === "background") return "background-color";
  if (/^border(?:-\w+)*$/.test(property) && !property.includes("radius")) return "border-top-color";
  return property === "outline" ? "outline-color" : property;
};

const isInherited = (property: string): boolean => /^(?:color|fill|stroke|font)/.test(property);
const transparent = "rgba(0, 0, 0, 0)";

/** Finds the roles of the theme that give an element its look. */
export class ThemeRoles {
  readonly #fields: ReadonlyMap<string, SeenField>;
  readonly #probe: HTMLElement;
  readonly #uses: readonly RoleUse[];

  /** @param probe an element of ours in the page; it takes the colours that are compared */
  constructor(sources: readonly FieldSource[], probe: HTMLElement) {
    this.#fields = new Map(
      sources.flatMap(({ seenAs, value, ...field }) =>
        seenAs === "variable" ? [[value, { ...field, seenAs }] as const] : [],
      ),
    );
    this.#probe = probe;
    this.#uses = roleUses();
  }

  /** The roles of an element: its ground, its text, its lines, its form. */
  rolesAt(element: Element): readonly SeenField[] {
    const found: SeenField[] = [];
    const add = (fields: readonly SeenField[]): void => {
      for (const field of fields) if (!found.includes(field)) found.push(field);
    };
    // The ground that is seen can be that of an element around it.
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).backgroundColor === transparent) continue;
      add(this.#of(at, (property) => property.startsWith("background")));
      break;
    }
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const inherited = this.#of(at, (property) => property === "color");
      add(inherited);
      if (inherited.length > 0) break;
    }
    add(this.#of(element, (property) => !property.startsWith("background") && property !== "color"));
    return found;
  }

  /** The elements whose look a role gives. */
  elementsWith(variable: string): readonly Element[] {
    const uses = this.#uses.filter(({ variables }) => variables.includes(variable));
    const elements = new Set<Element>();
    for (const { selector, property } of uses) {
      for (const element of this.#query(selector))
        if (isInherited(property) || this.#isTaken(element, property, variable)) elements.add(element);
    }
    return [...elements];
  }

  #query(selector: string): readonly Element[] {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      return [];
    }
  }

  #of(element: Element, isWanted: (property: string) => boolean): readonly SeenField[] {
    return this.#uses
      .filter(({ selector, property }) => isWanted(property) && matches(element, selector))
      .flatMap(({ property, variables }) =>
        variables
          .filter((variable) => this.#isTaken(element, property, variable))
          .flatMap((variable) => this.#fields.get(variable) ?? []),
      );
  }

  /** Whether the declaration decides: another one may have overridden it. Only colours can be compared. */
  #isTaken(element: Element, property: string, variable: string): boolean {
    if (!variable.startsWith("--color-")) return true;
    this.#probe.style.color = "";
    this.#probe.style.color = `var(${variable})`;
    return getComputedStyle(this.#probe).color === getComputedStyle(element).getPropertyValue(computedName(property));
  }
}
