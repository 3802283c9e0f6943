import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { SaveStatus } from "./SaveStatus.tsx";

const edited = descriptor.replace("21000000", "21000001");

test("all is saved when the server has it: what was taken back here is still unsaved until then", () => {
  const state = startBrand().session.get();
  const { document } = state;
  const onItsWay = { ...state, document: { ...document, texts: { ...document.texts, descriptor: edited } } };
  const { rerender } = render(<SaveStatus state={onItsWay} />);
  expect(screen.getByText("Ulagret: tekster og innstillinger")).toBeInTheDocument();
  rerender(<SaveStatus state={state} />);
  expect(screen.getByText("Alt er lagret")).toBeInTheDocument();
});
