import { type RefObject, useEffect, useRef, useState } from "react";
import { defaultFrameHeightPx, readFrameHeight } from "./loginFrameHeight.ts";

/** The height in px that the login app asks for, whole pixels up. */
export function useFrameHeight(loginUrl: string): {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly heightPx: number;
} {
  const ref = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(defaultFrameHeightPx);
  useEffect(() => {
    const origin = new URL(loginUrl, window.location.href).origin;
    const onMessage = (message: MessageEvent<unknown>) => {
      const height = readFrameHeight(message, { origin, window: ref.current?.contentWindow ?? null });
      if (height !== undefined) setHeightPx(height);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [loginUrl]);
  return { ref, heightPx: Math.ceil(heightPx) };
}
