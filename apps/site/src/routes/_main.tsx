import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MainLayout } from '../app/MainLayout.tsx'

export const Route = createFileRoute('/_main')({
  component: () => (
    <MainLayout>
      <Outlet />
    </MainLayout>
  ),
})
