import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { useRetryFocus } from "./useRetryFocus.ts";

interface SectionProps {
  readonly hasFailure: boolean;
  readonly busy?: boolean;
}

function Section({ hasFailure, busy = false }: SectionProps) {
  const { heading, notePress } = useRetryFocus(hasFailure);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Avtaler
      </h2>
      {hasFailure && (
        <Button variant="secondary" busy={busy} onClick={notePress}>
          Prøv igjen
        </Button>
      )}
    </>
  );
}

const heading = () => screen.getByRole("heading", { name: "Avtaler" });

describe("Focus after 'Prøv igjen'", () => {
  test("goes to the heading when the retry has succeeded", async () => {
    const { rerender } = render(<Section hasFailure />);
    await userEvent.click(screen.getByRole("button"));
    rerender(<Section hasFailure={false} />);
    expect(heading()).toHaveFocus();
  });

  test("goes to the heading also when the button was pressed while it was busy", async () => {
    const { rerender } = render(<Section hasFailure busy />);
    await userEvent.click(screen.getByRole("button"));
    rerender(<Section hasFailure={false} />);
    expect(heading()).toHaveFocus();
  });

  test("stays where it is when the button was not used", () => {
    const { rerender } = render(<Section hasFailure />);
    rerender(<Section hasFailure={false} />);
    expect(heading()).not.toHaveFocus();
  });
});
