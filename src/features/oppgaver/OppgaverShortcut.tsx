import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { chevronDownIcon } from "#ui/graphics/icons/interface/chevronDownIcon.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

interface OppgaverShortcutProps {
  /** Where on the page it stands; null: nowhere. */
  readonly place: Element | null;
  /** The heading of the tasks, for example `#oppgaver`. */
  readonly href: string;
  readonly count: number;
}

/**
 * Says at the top of the page that there is something to do. The tasks come after the agreements, which are there first: put above them they
 * would push away what somebody has begun to read. Where there is room the tasks stand at the top themselves.
 */
export function OppgaverShortcut({ place, href, count }: OppgaverShortcutProps) {
  const { t } = useTranslation("oppgaver");
  if (place === null) return undefined;
  return createPortal(
    <Pill href={href}>
      {t("count", { count })}
      <Icon path={chevronDownIcon} size="small" />
    </Pill>,
    place,
  );
}

/**
 * As high as the line that it stands in, for the page; as high as a finger, for the pointer. The band's colours turned round: they are
 * told apart on every band, where an accent may be the band itself.
 */
const Pill = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  margin-block: -0.5rem 0.25rem;
  padding: 0.25rem 0.75rem;
  border-radius: 1.25rem;
  background: ${theme.color.onHero};
  color: ${theme.color.hero};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.25;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: -0.5rem 0;
  }

  &:hover {
    text-decoration: underline;
  }

  ${from.large} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
