import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";

/** How long the pointer rests before a tooltip opens (shared-widgets §9). */
const hoverDelayMs = 250;
/** How long a tooltip waits for a pointer that leaves: as long as its closing animation. */
const leaveDelayMs = 150;

/** Where the tooltip has room: measured when it opens. */
export interface TooltipPlace {
  readonly side: "above" | "below";
  readonly align: "start" | "center" | "end";
}

const findPlace = (anchor: Element): TooltipPlace => {
  const { top, left, right } = anchor.getBoundingClientRect();
  const middle = (left + right) / 2 / Math.max(document.documentElement.clientWidth, 1);
  return {
    side: top > window.innerHeight / 2 ? "above" : "below",
    align: middle < 0.35 ? "start" : middle > 0.65 ? "end" : "center",
  };
};

/**
 * Opening and closing of a tooltip: hover, keyboard focus, press, Escape, press outside, leaving focus (shared-widgets §4).
 * @param startsOpen Takes the focus and opens at once.
 */
export function useTooltip(startsOpen = false) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [place, setPlace] = useState<TooltipPlace | undefined>();
  const isOpen = place !== undefined;

  const open = () => {
    window.clearTimeout(timer.current);
    if (wrapper.current !== null) setPlace(findPlace(wrapper.current));
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setPlace(undefined);
  };
  const later = (act: () => void, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) setPlace(undefined);
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setPlace(undefined);
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onEscape);
    };
  }, [isOpen]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const onStart = useEffectEvent(() => {
    if (!startsOpen) return;
    wrapper.current?.querySelector("button")?.focus();
    open();
  });
  useEffect(() => onStart(), []);

  return {
    id,
    place,
    wrapperProps: {
      ref: wrapper,
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && later(open, hoverDelayMs),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && later(close, leaveDelayMs),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return;
        // Inside a dialog Escape closes the tooltip alone.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
    },
    triggerProps: {
      onFocus: (event: FocusEvent) => event.currentTarget.matches(":focus-visible") && open(),
      onClick: open,
    },
  };
}
