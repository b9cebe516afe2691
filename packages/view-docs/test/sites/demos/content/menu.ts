import { defineMenu } from 'view-docs'

export default defineMenu({ title: 'Demos', index: 'start', items: [{ kind: 'page', page: 'start' }] })
