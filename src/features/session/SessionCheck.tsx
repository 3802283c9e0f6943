import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { sessionStatusQuery } from "#api/auth.ts";
import { useIsOnline } from "#core/page/OfflineHint.tsx";
import { askBeside } from "#core/query/askBeside.ts";
import type { SessionCover } from "#core/session/sessionState.ts";
import { useSessionCover, useSessionStore } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { HeaderFrame } from "#ui/layout/HeaderFrame.tsx";
import { LogoImage } from "#ui/layout/LogoImage.ts";
import { useModal } from "#ui/overlay/useModal.ts";
import { theme } from "#ui/theme/theme.ts";

/** Covers the page while the session is checked or ended, and says so (spec: session-27, session-30, session-37). */
export function SessionCheck() {
  const session = useSessionStore();
  const client = useQueryClient();
  const cover = useSessionCover();
  const retry = () => {
    const { queryKey } = sessionStatusQuery();
    // The check joins a call that is late; another one is made beside it.
    if (client.isFetching({ queryKey, exact: true }) > 0) void askBeside(client, queryKey);
    session.checkAgain();
  };
  return cover === "none" ? undefined : <SessionCheckDialog cover={cover} onRetry={retry} />;
}

interface SessionCheckDialogProps {
  readonly cover: Exclude<SessionCover, "none">;
  readonly onRetry: () => void;
}

/** A modal dialog over the whole page: everything else is inert, other dialogs too. It cannot be dismissed. */
function SessionCheckDialog({ cover, onRetry }: SessionCheckDialogProps) {
  const { t } = useTranslation("session");
  const { t: tFelles } = useTranslation("felles");
  const { name, logo, assets } = useTenant();
  const id = useId();
  const ref = useModal();
  const isOnline = useIsOnline();
  // The portal is left when there is a network (spec: session-40).
  const isWaiting = cover === "loggingOut" && !isOnline;
  // Once offered the button stays: it has the focus while the next check runs.
  const [hasFailed, setHasFailed] = useState(false);
  if (cover === "notChecked" && !hasFailed) setHasFailed(true);
  return (
    <Cover
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
    >
      <Top data-content="">
        <HeaderFrame
          alignment={logo.alignment}
          logo={<LogoImage src={assets.logo.url} width={assets.logo.width} height={assets.logo.height} alt={name} />}
        />
      </Top>
      <Content data-content="">
        <div role="status">
          <h2 id={`${id}title`}>{t(`${cover}.title`)}</h2>
          <p id={`${id}text`}>{isWaiting ? `${tFelles("offline")} ${tFelles("offline.text")}` : t(`${cover}.text`)}</p>
        </div>
        {hasFailed && cover !== "loggingOut" && (
          <Button variant="primary" busy={cover === "checking"} onClick={onRetry}>
            {tFelles("tryAgain")}
          </Button>
        )}
      </Content>
    </Cover>
  );
}

/* The page behind it is invisible (setPageHidden.ts), and so are the toasts, which are drawn inside the uppermost dialog. */
const Cover = styled.dialog`
  visibility: visible;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${theme.space[2]} ${theme.space[1]};
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[open] {
    display: grid;
    grid-template-rows: 1fr;
    place-items: center;
  }

  &::backdrop {
    background: ${theme.color.surface};
  }

  & > :not([data-content]) {
    visibility: hidden;
  }
`;

/* In the place of the page's header. A header inside a section is no second landmark. */
const Top = styled.section`
  position: absolute;
  inset: 0 0 auto;
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
  width: 100%;
  max-width: ${theme.content.line};

  & p {
    margin: 0.5rem 0 0;
  }
`;
