/**
 * The kinds of text on a page, each with its elements. Contrast is the same for all of a kind: they have the same
 * colour, size and weight, the same backgrounds below them, and the same other painted elements across them. Runs in the
 * page, so it uses nothing from outside.
 */
export function contrastKinds(): Map<string, Element[]> {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const rects = new Map<Element, DOMRect>();
  const rectOf = (element: Element) => {
    const known = rects.get(element) ?? element.getBoundingClientRect();
    rects.set(element, known);
    return known;
  };
  const own = new Map<Element, string>();
  /** What an element paints itself, and how it changes what is painted in it. Empty for most. */
  const paintOf = (element: Element): string => {
    const known = own.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, backgroundClip, opacity, filter, mixBlendMode } = styleOf(element);
    const isDrawing = /^(?:img|svg|canvas|video|iframe|picture|object)$/i.test(element.tagName);
    const paint = [
      isDrawing ? element.tagName : "",
      backgroundColor === "rgba(0, 0, 0, 0)" ? "" : backgroundColor,
      backgroundImage === "none" ? "" : `${backgroundImage} ${backgroundClip}`,
      opacity === "1" ? "" : `opacity ${opacity}`,
      filter === "none" ? "" : filter,
      mixBlendMode === "normal" ? "" : mixBlendMode,
    ]
      .filter((part) => part !== "")
      .join(" ");
    own.set(element, paint);
    return paint;
  };

  const elements = [...document.documentElement.querySelectorAll("*")].filter((element) => element.checkVisibility());
  const painted = elements.filter((element) => paintOf(element) !== "");
  const hasText = (element: Element) =>
    /^(?:input|select|textarea)$/i.test(element.tagName) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "");
  const lies = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  const kinds = new Map<string, Element[]>();
  for (const element of elements.filter(hasText)) {
    const { color, fontSize, fontWeight, textShadow } = styleOf(element);
    const rect = rectOf(element);
    const parts = [`${color} ${fontSize} ${fontWeight} ${textShadow}`];
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (paintOf(each) !== "") parts.push(`${paintOf(each)}${lies(rect, rectOf(each)) ? "" : " in part"}`);
    for (const other of painted) {
      if (other.contains(element) || !meets(rect, rectOf(other))) continue;
      const isLater = (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const { position, zIndex } = styleOf(other);
      parts.push(`${isLater ? "later" : "earlier"} ${position} ${zIndex} ${paintOf(other)}`);
    }
    const kind = parts.join("; ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  return kinds;
}
