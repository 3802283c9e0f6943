import { type ComponentProps, useRef } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { LiveRegion } from "../LiveRegion.tsx";
import { popoverStyle } from "../../overlay/popoverStyle.ts";
import { useIsBrowser, useStore } from "../../store/useStore.ts";
import { fellesTexts } from "../../texts/fellesTexts.ts";
import { useTexts } from "../../texts/TextsContext.ts";
import { theme } from "../../theme/theme.ts";
import type { Toasts } from "./createToasts.ts";
import { ToastItem } from "./ToastItem.tsx";
import { useToastFocus } from "./useToastFocus.ts";
import { useToastHost } from "./useToastHost.ts";

/** All other attributes are for the element around the area. */
export interface ToastAreaProps extends Omit<ComponentProps<"div">, "children"> {
  /** The queue that is shown; how many at once is the queue's own. */
  readonly toasts: Toasts;
  /** Across the page: in the middle or at the left edge. Default `center`. */
  readonly align?: "center" | "left" | undefined;
  /** Name of the button that closes a toast. Default 'Lukk varsel'. */
  readonly closeLabel?: string | undefined;
  /** Name of the area. Default 'Varsler'. */
  readonly label?: string | undefined;
}

/**
 * The notification area (spec: toasts-2): shows a queue's toasts at the lower edge of the page, above modal dialogs,
 * and announces each once, in a live region that exists from the first render (spec: toasts-13, toasts-15).
 */
export function ToastArea(props: ToastAreaProps) {
  // A server knows no toasts, and nothing to lay them over.
  return useIsBrowser() ? <ToastLayer {...props} /> : undefined;
}

function ToastLayer(props: ToastAreaProps) {
  const texts = useTexts(fellesTexts);
  const { toasts, align = "center", closeLabel = texts.closeToast, label = texts.toasts, ref, ...rest } = props;
  const { shown, spoken } = useStore(toasts);
  const { host, areaRef } = useToastHost(ref);
  const closeButtons = useRef(new Map<number, HTMLElement | null>());
  const focus = useToastFocus(shown, (id) => closeButtons.current.get(id));
  return createPortal(
    <Area {...rest} ref={areaRef} data-align={align}>
      <LiveRegion>{spoken}</LiveRegion>
      {shown.length > 0 && (
        <Items role="region" aria-label={label}>
          {shown.map((toast) => (
            <ToastItem
              key={toast.id}
              closeRef={(button) => {
                closeButtons.current.set(toast.id, button);
                return () => {
                  closeButtons.current.delete(toast.id);
                };
              }}
              toast={toast}
              state={toast.state}
              closeLabel={closeLabel}
              onClose={() => toasts.close(toast.id)}
              onPointerEnter={() => toasts.hold(toast.id, "pointer")}
              onPointerLeave={() => toasts.release(toast.id, "pointer")}
              onFocus={(event) => {
                focus.onFocus(toast.id, event);
                toasts.hold(toast.id, "focus");
              }}
              onBlur={() => {
                focus.onBlur();
                toasts.release(toast.id, "focus");
              }}
            />
          ))}
        </Items>
      )}
    </Area>,
    host,
  );
}

const Area = styled.div`
  ${popoverStyle}
  z-index: 10;
  inset: auto 0 0;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

/* Scrolls only when there are toasts: Firefox makes an area that can scroll a Tab stop, also an empty one. */
const Items = styled.div`
  max-height: 100dvh;
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5rem;
  padding: ${theme.space[1]};
  padding-block-end: max(${theme.space[1]}, env(safe-area-inset-bottom));

  [data-align="left"] > & {
    align-items: flex-start;
  }
`;
