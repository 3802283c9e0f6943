import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { kjopsinngangPath } from "#domain/kjop/kjopsinnganger.ts";
import { kategoriIcons } from "#ui/graphics/icons/kategoriIcons.ts";
import { inngangIcon } from "./inngangIcon.ts";
import type { KategoriUtbud } from "./kjopsutbud.ts";
import { KjopLink } from "./KjopLink.tsx";

/** The links of a category: internal ones open in this tab, external ones in a new tab (spec: kjop-5). */
export function KategoriLinks({ utbud }: { readonly utbud: KategoriUtbud }) {
  const { t } = useTranslation("kjop");
  const { kategori, innganger, externalLinks } = utbud;
  return (
    <List>
      {innganger.map((inngang) => (
        <li key={inngang}>
          <KjopLink href={kjopsinngangPath(inngang)} icon={inngangIcon[inngang]} isExternal={false}>
            {t(`inngang.${inngang}`)}
          </KjopLink>
        </li>
      ))}
      {externalLinks.map(({ text, url }) => (
        <li key={url}>
          <KjopLink href={url} icon={kategoriIcons[kategori]} isExternal>
            {text}
          </KjopLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 0 1.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
