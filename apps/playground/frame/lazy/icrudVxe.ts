export * from '@view-design/icrud/vxe'
