import { HintTooltip, type HintTooltipProps } from "#ui/overlay/tooltip/HintTooltip.tsx";

interface FetchedHintProps extends Pick<HintTooltipProps, "label" | "children"> {
  /** Whether its button was pressed or focused before the code was fetched: it is open then, and keeps the focus. */
  readonly isWanted: boolean;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** The `HintTooltip` that takes the place of a `Hint`. */
export function FetchedHint({ isWanted, ...props }: FetchedHintProps) {
  return <HintTooltip {...props} defaultOpen={isWanted} ref={isWanted ? focus : undefined} />;
}
