import type { ToPreview } from "#studio/document/BridgeMessage.ts";

/** Where messages to a page are sent. */
export type PreviewPort = Pick<MessagePort, "postMessage">;

/** The windows of frames, and the ports of the pages that have loaded in them, by the frame's key. */
export class FramePorts {
  readonly #windows = new Map<number, Window>();
  readonly #ports = new Map<number, PreviewPort>();

  /** The window of a frame has been made, or removed: `null`. */
  connect(key: number, frame: Window | null): void {
    if (frame === null) this.#windows.delete(key);
    else this.#windows.set(key, frame);
  }

  /** The frame that a message has come from; undefined when it is none of ours. */
  keyOf(source: unknown): number | undefined {
    return [...this.#windows].find(([, frame]) => frame === source)?.[0];
  }

  /** Whether the page of a frame has loaded, with the bridge. */
  has(key: number): boolean {
    return this.#ports.has(key);
  }

  /** The page of a frame has loaded. One that was loaded again has another port. */
  keep(key: number, port: PreviewPort): void {
    this.#ports.set(key, port);
  }

  /** The page of a frame is not spoken to any more. */
  drop(frame: { readonly key: number } | undefined): void {
    if (frame !== undefined) this.#ports.delete(frame.key);
  }

  /** Sends a message to the page of a frame, if it has loaded. */
  post(frame: { readonly key: number } | undefined, message: ToPreview): void {
    if (frame !== undefined) this.#ports.get(frame.key)?.postMessage(message);
  }
}
