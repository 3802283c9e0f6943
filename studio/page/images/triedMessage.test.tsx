import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { withColours } from "#scripts/shared/colours/themeEdits.ts";
import { resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { TriedMessage } from "./TriedMessage.tsx";

const texts = {
  theme: withColours(wholeTheme, new Map([["color.header", "#0c3b3a"]])),
  resolver: resolverWith(["light", "dark"]),
};
const dark = ["#10402f", "#fdbb31"];
const tried = { file: "ny.svg", text: "<svg/>", hasLetters: false, colours: dark };

test("a logo that is hardly seen on the header is no success, and says on which colour", () => {
  render(<TriedMessage kind="logo" tried={tried} texts={texts} />);
  expect(screen.getByText("ny.svg synes ikke godt")).toBeVisible();
  expect(screen.getByText(/samme farge som det som er bak: #10402f på toppen #0c3b3a/)).toBeVisible();
  expect(screen.queryByText(/Ingen feil/)).not.toBeInTheDocument();
});

test("the logo of dark is compared with the header in dark", () => {
  render(
    <TriedMessage kind="logoDark" tried={{ ...tried, colours: ["#000000"] }} texts={{ ...texts, theme: wholeTheme }} />,
  );
  expect(screen.getByText(/#000000 på toppen i mørkt #[\da-f]{6}/)).toBeVisible();
});

test.each([
  ["logo", ["#ffffff", "#fdbb31"]],
  ["memberLogo", dark],
  ["icon", ["#ffffff"]],
  ["logo", []],
] as const)("%s with %j is seen", (kind, colours) => {
  render(<TriedMessage kind={kind} tried={{ ...tried, colours }} texts={texts} />);
  expect(screen.getByText("ny.svg er kontrollert. Ingen feil.")).toBeVisible();
});
