import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { PageHeader } from '@view-site/layout/page-kit'
import { people } from '../data/people.ts'
import { useAssets } from '../data/useAssets.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { texts } from '../texts.ts'
import { sheet } from './assets/AssetsPage.css.ts'
import { PersonButton } from './people/PersonButton.tsx'

/** All people, with the number of pieces of equipment that each holds. */
export function PeoplePage() {
  const t = useT(texts)
  const locale = useLocale(locales)
  const assets = useAssets()
  const head = [t('people.name'), t('people.team'), t('people.holds')]
  return (
    <>
      <PageHeader title={t('people.title')} description={t('people.sub')} />
      <div className={sheet}>
        <DataTable
          label={t('people.title')}
          head={head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        >
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name[locale]}</th>
              <td>{t(`team.${person.team}`)}</td>
              <td>
                <PersonButton person={person} held={assets.filter(({ holder }) => holder === person.id)} />
              </td>
            </tr>
          ))}
        </DataTable>
      </div>
    </>
  )
}
