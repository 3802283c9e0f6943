import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from "react";
import type { EditSession } from "../session/createEditSession.ts";
import type { Offer } from "./createOffers.ts";
import { useOffer } from "./useOffer.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** One of several things to choose from. */
export interface OfferedChoice extends Offer {
  readonly value: string;
}

interface OfferedChoicesProps<Choice extends OfferedChoice> {
  /** The same list as long as the same can be chosen. */
  readonly choices: readonly Choice[];
  /** What the document has; undefined: none of them. */
  readonly value: string | undefined;
  readonly session: EditSession;
  /** Default: none is. */
  readonly isDisabled?: (choice: Choice) => boolean;
  /** Draws a choice. `describedBy`: the id for what explains it. */
  readonly children: (choice: Choice, describedBy: string) => ReactNode;
}

/**
 * Radio buttons whose choices are tried: choosing one shows it in the portal, and until one is chosen a pointer over
 * one does too. Enter takes what is chosen. To be put into a fieldset, in an element that lays out their labels.
 */
export function OfferedChoices<Choice extends OfferedChoice>(props: OfferedChoicesProps<Choice>) {
  const { takeOffer } = useWorkshop();
  const { choices, value, session, isDisabled = () => false, children } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  // What is chosen stays: the pointer may rest on another one, or the list may move below it.
  const shown = chosen ?? pointed;
  const found = shown === value ? undefined : choices.find((choice) => choice.value === shown);
  const isPointed = chosen === undefined;
  const tried = useMemo(() => found && (isPointed ? { ...found, isPointed } : found), [found, isPointed]);
  useOffer(tried, () => {
    setChosen(undefined);
    setPointed(undefined);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || tried === undefined) return;
    event.preventDefault();
    takeOffer(session);
  };
  return choices.map((choice) => {
    const isOff = isDisabled(choice);
    return (
      <label
        key={choice.value}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === "mouse" && !isOff) setPointed(choice.value);
        }}
        onPointerLeave={() => setPointed(undefined)}
      >
        <input
          type="radio"
          name={id}
          checked={choice.value === (chosen ?? value)}
          disabled={isOff}
          aria-describedby={`${id}${choice.value}`}
          onChange={() => setChosen(choice.value)}
          onKeyDown={press}
        />
        {children(choice, `${id}${choice.value}`)}
      </label>
    );
  });
}
