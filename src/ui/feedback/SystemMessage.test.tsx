import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SystemMessage } from "./SystemMessage.tsx";

describe("System messages (spec: widgets-5)", () => {
  test.each(["info", "success", "warning", "error"] as const)("%s is a named region with an icon", (variant) => {
    render(
      <SystemMessage variant={variant} label="Driftsmelding">
        Vi oppgraderer i natt.
      </SystemMessage>,
    );
    const region = screen.getByRole("region", { name: "Driftsmelding" });
    expect(region).toHaveTextContent("Vi oppgraderer i natt.");
    expect(region.querySelector("svg[aria-hidden='true'] path")).toHaveAttribute("d");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test.each([
    [undefined, "Lukk"],
    ["Skjul", "Skjul"],
  ])("the button that closes it is named %s, 'Lukk' by default", (closeLabel, name) => {
    const onClose = vi.fn<() => void>();
    render(
      <SystemMessage
        variant="info"
        label="Driftsmelding"
        onClose={onClose}
        {...(closeLabel !== undefined && { closeLabel })}
      >
        Tekst
      </SystemMessage>,
    );
    fireEvent.click(screen.getByRole("button", { name }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
