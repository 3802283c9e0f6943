import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Loader } from "./Loader.tsx";
import { Skeleton } from "./Skeleton.tsx";

describe("Loaders (spec: widgets-8)", () => {
  test.each([true, false])("show their text in a status; full screen: %s", (fullScreen) => {
    render(<Loader text="Vennligst vent" fullScreen={fullScreen} />);
    expect(screen.getByRole("status")).toHaveTextContent("Vennligst vent");
  });

  test.each(["text", "label", "title", "price", "total", "badge", "icon", "block"] as const)(
    "a skeleton of a %s is not read out",
    (shape) => {
      const { container } = render(<Skeleton shape={shape} />);
      expect(container.querySelector("[data-shape]")).toHaveAttribute("aria-hidden", "true");
    },
  );
});
