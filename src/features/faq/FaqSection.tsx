import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { theme } from "#ui/theme/theme.ts";
import { FaqAnswer } from "./FaqAnswer.tsx";

/** How many questions are visible at first. */
const shownAtFirstLimit = 3;

/** Three questions are visible before 'Vis flere spørsmål', or four if there are exactly four (spec: oversikt-6). */
const countShownAtFirst = (all: number): number =>
  all === shownAtFirstLimit + 1 ? all : Math.min(all, shownAtFirstLimit);

/** 'Finner du ikke forsikringene dine?' (spec: oversikt-6, oversikt-7). Not shown in a brand without questions. */
export function FaqSection() {
  const { t } = useTranslation("faq");
  const { faq } = useTenant();
  const headingId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shownAtFirst = countShownAtFirst(faq.length);
  if (faq.length === 0) return undefined;

  const toggle = () => {
    flushSync(() => setIsExpanded(!isExpanded));
    if (isExpanded) {
      // The questions above the button are hidden, so it has moved up, perhaps out of sight.
      button.current?.scrollIntoView({ block: "nearest" });
      return;
    }
    list.current?.children[shownAtFirst]?.querySelector("summary")?.focus();
  };
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t("heading")}</h2>
      <List ref={list}>
        {(isExpanded ? faq : faq.slice(0, shownAtFirst)).map(({ question, answer, link }) => (
          <li key={question}>
            <Disclosure summary={<h3>{question}</h3>}>
              <FaqAnswer answer={answer} link={link} />
            </Disclosure>
          </li>
        ))}
      </List>
      {faq.length > shownAtFirst && (
        <div>
          <Button variant="secondary" ref={button} aria-expanded={isExpanded} onClick={toggle}>
            {t(isExpanded ? "fewer" : "more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const List = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  border-block-start: max(1px, ${theme.border.rule}) solid ${theme.color.border};
  list-style: none;

  & h3 {
    font-family: ${theme.font.body};
    font-size: min(${theme.font.sizeMd}, 7.5vw);
    font-weight: ${theme.font.weightStrong};
    letter-spacing: 0;
    line-height: 1.35;
  }
`;
