import { useT } from '@view-site/i18n'
import { PageHeader } from '@view-site/layout/page-kit'
import { DataTable } from '../parts/DataTable.tsx'
import { useUsers } from '../router/routeData.ts'
import { texts } from '../texts.ts'

/** Who can sign in, for administrators. */
export function UsersPage() {
  const t = useT(texts)
  const users = useUsers()
  return (
    <>
      <PageHeader title={t('users.title')} />
      <div className="card">
        <DataTable label={t('users.title')} columns={[t('users.name'), t('users.email'), t('users.role')]}>
          {users.map(({ name, email, role }) => (
            <tr key={email}>
              <th scope="row">{name}</th>
              <td>{email}</td>
              <td>{t(`role.${role}`)}</td>
            </tr>
          ))}
        </DataTable>
      </div>
    </>
  )
}
