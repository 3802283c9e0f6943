import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { firstContext } from "#studio/document/ShownContext.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { type PreviewView, usualLook } from "../view/previewView.ts";
import { noOutline } from "./PortalPicture.tsx";
import { PreviewWindow } from "./PreviewWindow.tsx";

const origin = "http://0--fjord.studio.localhost:8010";
const preview: PreviewState = {
  status: "current",
  page: "a",
  look: { css: "", attributes: {} },
  hasDirectLogin: false,
  hasDark: false,
  environment: "Test",
};
const view: PreviewView = {
  ...firstContext,
  ...usualLook,
  path: "/a/",
  state: "",
  customer: "",
  channel: "nettbank",
  width: undefined,
  day: undefined,
};
const nothing = () => undefined;

/** The page of the newest frame sends a message. */
function send(message: FromPreview) {
  const [source] = screen
    .getAllByTitle<HTMLIFrameElement>("Portalen")
    .map((frame) => frame.contentWindow)
    .slice(-1);
  const { port2 } = new MessageChannel();
  const ports = message.type === "loaded" ? [port2] : [];
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data: message, origin, source: source ?? null, ports }));
  });
}

test("a page that could not be made says so, above the one of before, and is asked for again", async () => {
  const { rerender } = render(<Window shown={preview} />);
  const frames = () => screen.queryAllByTitle("Portalen");
  send({ type: "failed" });
  expect(frames()).toHaveLength(0);
  expect(screen.getByRole("alert")).toHaveTextContent("Det du har skrevet, er tatt vare på.");
  await userEvent.click(screen.getByRole("button", { name: "Hent portalen på nytt" }));
  expect(screen.queryByRole("alert")).toBeNull();
  send({ type: "loaded" });
  send({ type: "place", place: { path: "/a/", top: 0, open: [] } });
  send({ type: "restored" });
  const [shown] = frames();
  rerender(<Window shown={{ ...preview, page: "b" }} />);
  expect(frames()).toHaveLength(2);
  send({ type: "failed" });
  expect(frames()).toEqual([shown]);
  expect(screen.getByRole("alert")).toBeVisible();
});

test("the page that takes the place of one with the focus gets the focus", () => {
  const { rerender } = render(<Window shown={preview} />);
  send({ type: "loaded" });
  send({ type: "place", place: { path: "/a/", top: 0, open: [] } });
  send({ type: "restored" });
  screen.getByTitle("Portalen").focus();
  rerender(<Window shown={{ ...preview, page: "b" }} />);
  const next = screen.getAllByTitle("Portalen")[1];
  send({ type: "loaded" });
  expect(next).not.toHaveFocus();
  send({ type: "restored" });
  expect(screen.getAllByTitle("Portalen")).toEqual([next]);
  expect(next).toHaveFocus();
});

function Window({ shown }: { readonly shown: PreviewState }) {
  return (
    <PreviewWindow
      title="Portalen"
      column={{ key: "first", width: 360, scale: 1, left: 0 }}
      height={600}
      origin={origin}
      preview={shown}
      view={view}
      choice={undefined}
      picking={undefined}
      outlined={noOutline}
      onFrames={nothing}
      onMessage={nothing}
    />
  );
}
