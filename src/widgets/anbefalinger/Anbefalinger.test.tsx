import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Anbefalinger, type AnbefalingerProps } from "./Anbefalinger.tsx";
import type { Anbefaling, AnbefalingLinkProps } from "./AnbefalingCandidate.ts";

const candidates = ["BIL", "HUS", "REISE", "LIV"].map((productType) => ({ productType, href: `/kjop/${productType}` }));
const answer = {
  scores: [
    { productType: "REISE", score: 0.9 },
    { productType: "BIL", score: 0.7 },
    { productType: "LIV", score: 0.5 },
    { productType: "HUS", score: 0.3 },
  ],
};

function show(props: Partial<AnbefalingerProps> = {}) {
  const page = (own: Partial<AnbefalingerProps>) => (
    <StrictMode>
      <Anbefalinger answer={answer} candidates={candidates} held={[]} {...own} />
    </StrictMode>
  );
  const { rerender, container } = render(page(props));
  return { container, change: (own: Partial<AnbefalingerProps>) => rerender(page(own)) };
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const link = (product: string) => screen.getByRole("link", { name: `Se pris ${product}` });

describe("Recommendations of another application (spec: anbefalinger-20)", () => {
  test("need an answer, candidates and what the customer holds: texts are built in, three are shown", () => {
    show();
    expect(screen.getByRole("region", { name: "Anbefalt for deg" })).toBeVisible();
    expect(titles()).toEqual(["Reiseforsikring", "Bilforsikring", "Livsforsikring"]);
    expect(link("Reiseforsikring")).toHaveAttribute("href", "/kjop/REISE");
    expect(screen.queryByRole("link", { name: "Se alle våre forsikringer" })).toBeNull();
    expect(screen.queryByText("Samlerabatt")).toBeNull();
  });

  test("have a panel, a link to everything and images where they are given", () => {
    const image = { src: "/reise.svg", width: 120, height: 80 };
    show({
      allHref: "/alt",
      discount: { title: "Samlerabatt", text: "Inntil 15 %." },
      candidates: candidates.map((each) => ({ ...each, image, illustration: <svg /> })),
    });
    expect(screen.getByRole("link", { name: "Se alle våre forsikringer" })).toHaveAttribute("href", "/alt");
    expect(screen.getByText("Inntil 15 %.")).toBeVisible();
    expect(document.querySelectorAll('img[src="/reise.svg"][width="120"][alt=""]')).toHaveLength(3);
  });

  test("have words of their own, for single texts and for products", () => {
    const own = { productType: "SYKKEL", href: "/kjop/sykkel", title: "Sykkelforsikring", content: "For sykkelen." };
    show({
      answer: { scores: [{ productType: "SYKKEL", score: 1 }, ...answer.scores] },
      candidates: [own, ...candidates],
      texts: { heading: "Til deg", "title.REISE": "Reis trygt" },
    });
    expect(screen.getByRole("region", { name: "Til deg" })).toBeVisible();
    expect(titles()).toEqual(["Sykkelforsikring", "Reis trygt", "Bilforsikring"]);
  });

  test("leave out a product without a title, and the console says why, once", () => {
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => consoleError.mockRestore());
    show({
      answer: { scores: [{ productType: "SYKKEL", score: 1 }, ...answer.scores] },
      candidates: [{ productType: "SYKKEL", href: "/kjop/sykkel" }, ...candidates],
    });
    expect(titles()[0]).toBe("Reiseforsikring");
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      'The recommended product "SYKKEL" needs a title and a content',
    );
  });

  test("render their links with the application's own component", async () => {
    const chosen: Anbefaling[] = [];
    const Link = ({ href, children, onClick, ...rest }: AnbefalingLinkProps) => (
      <a
        {...rest}
        href={`#${href}`}
        onClick={(event) => {
          event.preventDefault();
          onClick(event);
        }}
      >
        {children}
      </a>
    );
    show({ linkComponent: Link, onChoose: (anbefaling) => chosen.push(anbefaling) });
    expect(link("Bilforsikring")).toHaveAttribute("href", "#/kjop/BIL");
    await userEvent.click(link("Bilforsikring"));
    expect(chosen).toMatchObject([{ productType: "BIL", title: "Bilforsikring", score: 0.7 }]);
  });

  test("report what is shown, with its scores", () => {
    const onShown = vi.fn();
    show({ onShown, limit: 2 });
    expect(onShown).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ productType: "REISE", score: 0.9 }),
      expect.objectContaining({ productType: "BIL", score: 0.7 }),
    ]);
  });
});

describe("While, or when, there is no answer (spec: anbefalinger-21)", () => {
  test("nothing is shown, nor while it is unknown what the customer holds", () => {
    const { container, change } = show({ answer: undefined });
    expect(container).toBeEmptyDOMElement();
    change({ held: undefined });
    expect(container).toBeEmptyDOMElement();
  });
});
