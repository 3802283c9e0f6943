import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Notice, Severity } from "#contract/notices.ts";
import { NoticeWords } from "#core/i18n/NoticeWords.tsx";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { CloseButton } from "#ui/feedback/CloseButton.tsx";
import { messageIcons } from "#ui/feedback/messageIcons.ts";
import { messageVariantStyle, type MessageVariant } from "#ui/feedback/messageVariantStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Container } from "#ui/layout/Container.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { useRoomBelow } from "./useRoomBelow.ts";

/** Properties of `NoticeBar`. */
export interface NoticesProps {
  /** The most severe first. */
  readonly notices: readonly Notice[];
  /** Called with the id of a notice that the customer closes. */
  readonly onClose: (id: string) => void;
}

/**
 * The notices, at the lower edge of the window: nothing that is read moves when one comes. At the end of the page it has
 * room of its own, so that everything can be scrolled out from behind it (spec: notices-7).
 */
export function NoticeBar({ notices, onClose }: NoticesProps) {
  const { t } = useTranslation("driftsmeldinger");
  const bar = useRef<HTMLDivElement>(null);
  const isScrolled = useRoomBelow(bar);
  const outages = notices.filter(({ severity }) => severity === "outage");
  const others = notices.filter(({ severity }) => severity !== "outage");
  return (
    // What can be scrolled has to be reached with the keyboard.
    <Bar ref={bar} role="region" aria-label={t("label")} tabIndex={isScrolled ? 0 : undefined}>
      {outages.length > 0 && <SpokenList role="alert" notices={outages} onClose={onClose} />}
      {others.length > 0 && <SpokenList role="status" notices={others} onClose={onClose} />}
    </Bar>
  );
}

/** Screen readers read what is added to a region that they know: it is there this long before its first notice. */
const regionFirstMs = 100;

const variants: Readonly<Record<Severity, MessageVariant>> = { outage: "error", warning: "warning", info: "info" };

/** Notices that a screen reader reads once, each when it comes (spec: notices-8). */
function SpokenList({ role, notices, onClose }: NoticesProps & { readonly role: "alert" | "status" }) {
  const { t } = useTranslation("driftsmeldinger");
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), regionFirstMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={role} aria-atomic="false" aria-relevant="additions">
      {isKnown &&
        notices.map(({ id, severity, text, link, isClosable = false }) => (
          <Line key={id} data-variant={variants[severity]}>
            <Row>
              <LeadingIcon>
                <Icon path={messageIcons[variants[severity]]} />
              </LeadingIcon>
              <Words id={`driftsmelding-${id}`}>
                <NoticeWords text={text} />
                {link && (
                  <>
                    {" "}
                    <ExternalLink href={link.href} kind={link.href.startsWith("/") ? "web" : "window"}>
                      <NoticeWords text={link.text} />
                    </ExternalLink>
                  </>
                )}
              </Words>
              {isClosable && (
                <CloseButton label={t("close")} aria-describedby={`driftsmelding-${id}`} onClick={() => onClose(id)} />
              )}
            </Row>
          </Line>
        ))}
    </div>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  max-height: 40svh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.page};
  box-shadow: ${theme.shadow.dialog};

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  ${messageVariantStyle}
  border-block-start: 2px solid var(--variant-line);

  :last-child > &:last-child {
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

/** On a phone in small type: the page needs the room. Icon and cross are beside the first line. */
const Row = styled(Container)`
  --room: 0.5rem;
  display: flex;
  align-items: flex-start;
  gap: 0.5rem;
  font-size: ${theme.font.sizeSm};

  ${from.medium} {
    --room: 0.75rem;
    gap: 0.75rem;
    font-size: inherit;
  }

  & > button {
    margin-block: calc(var(--room) + (1lh - 2.75rem) / 2);
  }
`;

const LeadingIcon = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: calc(1lh + 2 * var(--room));
  color: var(--variant-line);
`;

const Words = styled.p`
  min-width: 0;
  /* Wider than a text to read: most are of one or two sentences, and each line takes room from the page. */
  max-width: 50rem;
  padding-block: var(--room);
  overflow-wrap: anywhere;

  & a {
    color: inherit;
  }
`;
