/** Products whose licence a documentation page or a part of one may require, with their names in every language. */
export const licensedProducts = { pro: 'View UI Plus Pro', admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' } as const
