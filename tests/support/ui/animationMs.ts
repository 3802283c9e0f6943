import tokens from "#themes/base.tokens.json";

const durations: Readonly<Record<string, { readonly $value?: { readonly value: number } } | string | undefined>> =
  tokens.duration;

/** How long the animation of an element takes: the last style rule for it that has one names a duration of the theme. */
export function animationMs(element: Element): number | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const animation = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.style.animation !== "" && element.matches(rule.selectorText)
      ? [rule.style.animation]
      : [],
  );
  const [, name = ""] = /var\(--duration-(\w+)\)/.exec(animation.at(-1) ?? "") ?? [];
  const token = durations[name];
  return typeof token === "object" ? token.$value?.value : undefined;
}
