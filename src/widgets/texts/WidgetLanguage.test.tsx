import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { textSource } from "#ui/texts/TextsContext.ts";
import { useTextReader } from "./createTextReader.ts";
import { WidgetLanguage } from "./WidgetLanguage.tsx";

const source = textSource("made-up", {
  nb: { greeting: "Hei, {{name}}!", farewell: "Ha det" },
  en: { greeting: "Hello, {{name}}!", farewell: "Goodbye" },
});

function Greeting({ own }: { readonly own?: { readonly farewell: string } }) {
  const t = useTextReader(source, own);
  return <p>{`${t("greeting", { name: "Kari" })} ${t("farewell")}`}</p>;
}

const shown = () => screen.getByText(/Kari/).textContent;

test("Widgets are in bokmål without any setting (spec: languages-7)", () => {
  render(<Greeting />);
  expect(shown()).toBe("Hei, Kari! Ha det");
});

test("Widgets below `WidgetLanguage` are in its language; the application's own texts stay", () => {
  const page = (language: "nb" | "en") => (
    <WidgetLanguage language={language}>
      <Greeting own={{ farewell: "See you" }} />
    </WidgetLanguage>
  );
  const { rerender } = render(page("en"));
  expect(shown()).toBe("Hello, Kari! See you");
  rerender(page("nb"));
  expect(shown()).toBe("Hei, Kari! See you");
});

test("A language without texts is an error, not another language", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const page = (
    <WidgetLanguage language="nn">
      <Greeting />
    </WidgetLanguage>
  );
  expect(() => render(page)).toThrow('There are no texts of "made-up" in the language "nn"');
});
