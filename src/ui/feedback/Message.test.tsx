import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Badge } from "./Badge.tsx";
import { Message } from "./Message.tsx";
import { OutboundAnchor } from "../controls/OutboundAnchor.tsx";

describe("Message", () => {
  test("an error is read out when it appears", () => {
    render(
      <Message variant="error" title="Noe gikk galt">
        Prøv igjen.
      </Message>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Noe gikk galtPrøv igjen.");
  });

  test.each(["info", "success", "warning"] as const)("%s is not, unless it says so", (variant) => {
    const { rerender } = render(<Message variant={variant}>Tekst</Message>);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    rerender(
      <Message variant={variant} announced>
        Tekst
      </Message>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Tekst");
  });
});

describe("Badge", () => {
  test.each(["info", "success", "warning", "error"] as const)("%s has an icon too: not only a colour", (variant) => {
    const { container } = render(<Badge variant={variant}>Midlertidig</Badge>);
    expect(container.querySelector("svg[aria-hidden='true'] path")).toHaveAttribute("d");
    expect(screen.getByText("Midlertidig")).toBeVisible();
  });
});

describe("Links that leave the portal", () => {
  test("say that they open a new tab", () => {
    render(
      <OutboundAnchor
        link={{ href: "https://a.example/", target: "_blank", rel: "noopener noreferrer" }}
        hint="ny fane"
      >
        Vilkår
      </OutboundAnchor>,
    );
    expect(screen.getByRole("link", { name: "Vilkår (ny fane)" })).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("say nothing where they stay in this one", () => {
    render(
      <OutboundAnchor link={{ href: "https://a.example/" }} hint={undefined}>
        Vilkår
      </OutboundAnchor>,
    );
    expect(screen.getByRole("link", { name: "Vilkår" })).not.toHaveAttribute("target");
  });
});
