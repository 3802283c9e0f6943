import type { MouseEventHandler } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";

interface FormButtonsProps {
  /** Label of the button that sends the form. */
  readonly send: string;
  /** The form is being sent. Default: no. */
  readonly busy?: boolean;
  /** Label of the button beside it. */
  readonly quit: string;
  readonly onQuit: MouseEventHandler<HTMLButtonElement>;
}

/** The buttons of a form of the feedback, the follow-up or the contact request. */
export function FormButtons({ send, busy, quit, onQuit }: FormButtonsProps) {
  return (
    <ButtonRow>
      <Button variant="secondary" type="submit" busy={busy}>
        {send}
      </Button>
      <Button variant="quiet" onClick={onQuit}>
        {quit}
      </Button>
    </ButtonRow>
  );
}
