import { roleAttribute } from "#contract/gallery/styleBook.ts";
import type { FieldSource, SeenField } from "#studio/document/FieldSource.ts";
import { allRules } from "../mediaRules.ts";
import { ownText } from "./createFieldFinder.ts";

/** A declaration of the portal that reads a custom property of the theme. */
interface RoleUse {
  readonly selector: string;
  /** `::before` or `::after`; undefined: the element itself. */
  readonly pseudo: string | undefined;
  readonly property: string;
  readonly variables: readonly string[];
}

const declaration = /(?<property>[\w-]+)\s*:\s*(?<value>[^;]*var\(--[^;]*)/g;
const states = /:(?:hover|active|focus(?:-visible|-within)?|target|disabled)\b/;
/** A state that the pointer gives an element. */
const pointerStates = /:(?:hover|active)\b/g;
const noElement = ":not(*)";
const pseudoElements = /::[\w-]+(?:\([^)]*\))?/g;
/** Pseudo-elements with computed colours for every element of their rule. */
const beforeOrAfter = /::(?:before|after)$/;

const isShown = (rule: CSSRule): boolean => {
  for (let parent = rule.parentRule; parent !== null; parent = parent.parentRule)
    if (parent instanceof CSSMediaRule && !window.matchMedia(parent.media.mediaText).matches) return false;
  return true;
};

/** The custom properties that a value reads, as `var(--name)`. */
const variablesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\((?<name>--[\w-]+)/g)].map((match) => match.groups?.["name"] ?? "");

/**
 * All declarations that read a custom property of the theme, except for declarations of states such as `:hover`. Where
 * a declaration reads a custom property of a part, such as the line of a message, the theme's custom properties that
 * the part sets it to count as read.
 */
function roleUses(): readonly RoleUse[] {
  const parts = new Map<string, string[]>();
  const uses = [...allRules()].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule) || states.test(rule.selectorText) || !isShown(rule)) return [];
    return [...rule.style.cssText.matchAll(declaration)].flatMap(({ groups }): RoleUse[] => {
      const { property = "", value = "" } = groups ?? {};
      const variables = variablesIn(value);
      if (property.startsWith("--")) parts.set(property, [...(parts.get(property) ?? []), ...variables]);
      if (property.startsWith("--")) return [];
      const pseudo = beforeOrAfter.exec(rule.selectorText)?.[0];
      return [{ selector: rule.selectorText.replaceAll(pseudoElements, ""), pseudo, property, variables }];
    });
  });
  return uses.map((use) => ({
    ...use,
    variables: [...new Set(use.variables.flatMap((name) => [name, ...(parts.get(name) ?? [])]))],
  }));
}

/**
 * Runs a task on a page that no pointer is in: an element has its own colours then, not those below a pointer. It is
 * over before anything is painted.
 */
function withoutPointer<Result>(task: () => Result): Result {
  // A long page takes its time to be styled twice.
  if (document.querySelector(":hover,:active") === null) return task();
  const held = [...allRules()].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.search(pointerStates) !== -1
      ? [{ rule, before: rule.selectorText }]
      : [],
  );
  const still = new CSSStyleSheet();
  // A colour that moves to another one is neither of them.
  still.replaceSync("*,::before,::after{transition:none!important}");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  for (const { rule, before } of held) rule.selectorText = before.replaceAll(pointerStates, noElement);
  try {
    return task();
  } finally {
    for (const { rule, before } of held) rule.selectorText = before;
    // The browser has the old colours again before they may move.
    void getComputedStyle(document.documentElement).color;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/** Where the colour of a property is found among the computed values. */
function computedNames(property: string): readonly string[] {
  if (property === "background") return ["background-color", "background-image"];
  if (property.startsWith("border") && !property.includes("radius")) {
    const side =
      /^border(?:-(?:block|inline|top|right|bottom|left)(?:-(?:start|end))?)?/.exec(property)?.[0] ?? "border";
    return [
      side === "border"
        ? "border-top-color"
        : /-(?:block|inline)$/.test(side)
          ? `${side}-start-color`
          : `${side}-color`,
    ];
  }
  return [property === "outline" ? "outline-color" : property];
}

const isInherited = (property: string): boolean => /^(?:color|fill|stroke|font)/.test(property);
const transparent = "rgba(0, 0, 0, 0)";

/** Finds the roles of the theme that give an element its look. */
export class ThemeRoles {
  readonly #fields: ReadonlyMap<string, SeenField>;
  readonly #probe: HTMLElement;
  readonly #uses: readonly RoleUse[];

  /** @param probe an element of the bridge; it gets a role's colour, for its computed value */
  constructor(sources: readonly FieldSource[], probe: HTMLElement) {
    this.#fields = new Map(
      sources.flatMap(({ seenAs, value, ...field }) =>
        seenAs === "variable" ? [[value, { ...field, seenAs }] as const] : [],
      ),
    );
    this.#probe = probe;
    this.#uses = roleUses();
  }

  /** The role that a page says an element is about: the style book has samples of each. */
  namedRole(element: Element): SeenField | undefined {
    return this.#fields.get(element.closest(`[${roleAttribute}]`)?.getAttribute(roleAttribute) ?? "");
  }

  /** The roles of an element: the one that it is about, its shape, its background, its text, its lines, its form. */
  rolesAt(element: Element): readonly SeenField[] {
    const named = this.namedRole(element);
    const found = withoutPointer(() => this.#rolesOf(element));
    return named === undefined ? found : [named, ...found.filter((each) => each !== named)];
  }

  #rolesOf(element: Element): readonly SeenField[] {
    const found: SeenField[] = [];
    const add = (fields: readonly SeenField[]): void => {
      for (const field of fields) if (!found.includes(field)) found.push(field);
    };
    // A shape of an illustration has its own colours and the colours of the shapes around it.
    for (let at: Element | null = element; at instanceof SVGElement; at = at.parentElement)
      add(this.#rolesIn(at, ({ property }) => property === "fill" || property === "stroke"));
    // A transparent element shows the background of the nearest element around it.
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).backgroundColor === transparent) continue;
      add(this.#rolesIn(at, ({ property, pseudo }) => pseudo === undefined && property.startsWith("background")));
      break;
    }
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const inherited = this.#rolesIn(at, ({ property, pseudo }) => pseudo === undefined && property === "color");
      add(inherited);
      if (inherited.length > 0) break;
    }
    add(
      this.#rolesIn(
        element,
        ({ property, pseudo }) => pseudo !== undefined || (!property.startsWith("background") && property !== "color"),
      ),
    );
    return found;
  }

  /** The elements whose look a role gives; in a page with samples of it these alone. */
  elementsWith(variable: string): readonly Element[] {
    const samples = document.querySelectorAll(`[${roleAttribute}="${CSS.escape(variable)}"]`);
    if (samples.length > 0) return [...samples];
    const uses = this.#uses.filter(({ variables }) => variables.includes(variable));
    const elements = new Set<Element>();
    for (const use of uses) {
      for (const element of this.#query(use.selector)) {
        const isOfPage =
          use.property === "color" && (element === document.body || element === document.documentElement);
        if (isOfPage) for (const text of this.#textsOfPage(variable)) elements.add(text);
        else if (isInherited(use.property) || this.#isInEffect(element, use, variable)) elements.add(element);
      }
    }
    return [...elements];
  }

  /** The texts with the colour of the page: neither they nor a part around them has a colour of its own. */
  #textsOfPage(variable: string): readonly Element[] {
    const colours = this.#uses.filter(({ property, pseudo }) => property === "color" && pseudo === undefined);
    const colour = this.#colourOf(variable);
    const own = new Map<Element, boolean>();
    const hasOwn = (element: Element): boolean => {
      const { parentElement } = element;
      if (element === document.body || parentElement === null) return false;
      const known =
        own.get(element) ?? (colours.some(({ selector }) => matches(element, selector)) || hasOwn(parentElement));
      own.set(element, known);
      return known;
    };
    return [...document.body.querySelectorAll("*")].filter(
      (element) => ownText(element) !== "" && getComputedStyle(element).color === colour && !hasOwn(element),
    );
  }

  #query(selector: string): readonly Element[] {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      return [];
    }
  }

  /** The roles in the declarations of an element that are wanted and in effect. */
  #rolesIn(element: Element, isWanted: (use: RoleUse) => boolean): readonly SeenField[] {
    return this.#uses
      .filter((use) => isWanted(use) && matches(element, use.selector))
      .flatMap((use) =>
        use.variables
          .filter((variable) => this.#isInEffect(element, use, variable))
          .flatMap((variable) => this.#fields.get(variable) ?? []),
      );
  }

  /** The colour of a role, as computed values have it. */
  #colourOf(variable: string): string {
    this.#probe.style.color = "";
    this.#probe.style.color = `var(${variable})`;
    return getComputedStyle(this.#probe).color;
  }

  /** Whether a declaration is in effect: another one may override it. Only colours can be compared. */
  #isInEffect(element: Element, { property, pseudo }: RoleUse, variable: string): boolean {
    if (!variable.startsWith("--color-")) return true;
    const color = this.#colourOf(variable);
    const computed = getComputedStyle(element, pseudo);
    return computedNames(property).some((name) => computed.getPropertyValue(name).includes(color));
  }
}
