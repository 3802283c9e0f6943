import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { studioSchemeCookie } from "#studio/document/studioScheme.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { StudioSchemeChoice } from "./StudioSchemeChoice.tsx";

const { dataset } = document.documentElement;
afterEach(() => {
  document.cookie = studioSchemeCookie("device");
  delete dataset["scheme"];
});

const choice = (name: string) => screen.getByRole("radio", { name });

describe("The choice of the studio's look", () => {
  test("as the device at first; what is chosen is shown at once and kept", async () => {
    const user = userEvent.setup();
    const { unmount } = render(<StudioSchemeChoice />);
    expect(screen.getByRole("group", { name: "Studioets utseende" })).toBeVisible();
    expect(choice("Som enheten")).toBeChecked();
    await user.click(choice("Mørkt"));
    expect([dataset["scheme"], document.cookie]).toEqual(["dark", "studio-scheme=dark"]);
    unmount();
    render(<StudioSchemeChoice />);
    expect(choice("Mørkt")).toBeChecked();
    await user.click(choice("Som enheten"));
    expect([dataset["scheme"], document.cookie]).toEqual([undefined, ""]);
  });

  test("follows another tab when this one is seen again", async () => {
    render(<StudioSchemeChoice />);
    document.cookie = studioSchemeCookie("light");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(choice("Lyst")).toBeChecked());
    expect(dataset["scheme"]).toBe("light");
  });
});
